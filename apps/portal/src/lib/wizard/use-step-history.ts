import { useLayoutEffect } from "react";

const load = () => import("./step-history.ts");

/** Makes the browser's Back and Forward move through the steps. Its code is loaded after the first screen. */
export function useStepHistory(): void {
  // Before the screen is painted: Back may be pressed as soon as a step is visible.
  useLayoutEffect(() => {
    let isWanted = true;
    let end = (): void => {};
    load().then(
      ({ startStepHistory }) => {
        if (isWanted) end = startStepHistory();
      },
      // Without it, Back leaves the wizard as it leaves any page; the answers are kept.
      (error: unknown) => console.error(error),
    );
    return () => {
      isWanted = false;
      end();
    };
  }, []);
}

/** After a sign-out: removes the steps from the history. */
export const leaveSteps = (): Promise<void> =>
  load().then(
    ({ leaveStepHistory }) => leaveStepHistory(),
    (error: unknown) => console.error(error),
  );
