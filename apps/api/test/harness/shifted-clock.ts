/** A module that moves a process's own clock. */
export const shiftedClock = (shiftMs: number): string => `
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(Real.now() + ${shiftMs});
    }
    static now() {
      return Real.now() + ${shiftMs};
    }
  };`;

/** The data URL of a module made of these texts, for a process to preload. */
export const moduleOf = (...parts: string[]): string =>
  `data:text/javascript,${encodeURIComponent(parts.join("\n"))}`;
