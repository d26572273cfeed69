import { applyTheme, Brand, currentTheme, Segmented, SkipLink, ThemeToggle } from "../src/index.ts";
import { Forms } from "./forms.tsx";
import { Progress } from "./progress.tsx";
import { Surfaces } from "./surfaces.tsx";
import { Words } from "./words.tsx";

const densities = ["marketing", "portal", "admin"] as const;

function toggleTheme() {
  const root = document.documentElement;
  const now = currentTheme(root, matchMedia("(prefers-color-scheme: dark)").matches);
  applyTheme(root, now === "dark" ? "light" : "dark");
}

/** Every component in every state, on one page. */
export function Gallery() {
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <header className="mx-auto flex max-w-[1400px] flex-wrap items-center gap-4 px-gutter py-[1.1rem]">
        <Brand initial="S" restOfName="itewright" href="#main" />
        <span className="ml-auto">
          <Segmented
            legend="Density"
            defaultValue="portal"
            options={densities.map((value) => ({ value, label: value }))}
            onValueChange={(density) => {
              document.documentElement.dataset.density = density;
            }}
          />
        </span>
        <ThemeToggle onClick={toggleTheme} />
      </header>
      <main id="main" className="mx-auto max-w-[1400px] px-gutter pb-s-9">
        <h1 className="mt-s-5 mb-s-7 font-display font-headline text-[clamp(2.4rem,1.2rem+5vw,5.5rem)] leading-[.96] tracking-[-.035em]">
          Every part, in every&nbsp;state
        </h1>
        <Words />
        <Forms />
        <Progress />
        <Surfaces />
      </main>
    </>
  );
}
