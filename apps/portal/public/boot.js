// Has to run before any other script. While loading, zod tests whether it may compile its parsers; our
// Content-Security-Policy refuses that and browsers report it, so this setting skips the test.
globalThis.__zod_globalConfig = { jitless: true };

// Sets the theme before the first paint. Dark unless the visitor chose light.
(() => {
  var isDark = true;
  try {
    isDark = localStorage.getItem("onboarding_darkMode") !== "false";
  } catch (_) {
    // Storage is blocked: the default applies.
  }
  var root = document.documentElement;
  root.dataset.theme = isDark ? "dark" : "light";
  root.classList.toggle("dark", isDark);
  root.classList.toggle("light", !isDark);
})();

// Preloads the code of the likely screen together with the page's own code, not only once that runs. A person who did
// not sign out is probably still signed in. The build names the files of each screen in this script's `data-screens`.
(() => {
  var screens = JSON.parse(document.currentScript.dataset.screens || "{}");
  var wanted = ["sign-in"];
  try {
    if (localStorage.getItem("onboarding_owner") !== null) {
      wanted = ["wizard", "welcome"];
      wanted[1] = JSON.parse(localStorage.getItem("onboarding_activeTab")) || "welcome";
    }
  } catch (_) {
    // Storage is blocked, or its value for the step cannot be parsed: the page loads what it needs.
  }
  if (!/^\/app\/?$/.test(location.pathname)) return;
  new Set(wanted.flatMap((name) => (Object.hasOwn(screens, name) ? screens[name] : []))).forEach((file) => {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/app/${file}`;
    document.head.append(link);
  });
})();

// The page's own code may fail to load, or be too new for the browser, and nothing else would report that. Its first
// render removes the message from the document.
addEventListener(
  "error",
  ({ target }) => {
    var message = document.getElementById("not-loaded");
    if (!message || message.hidden === false || /^(LINK|IMG)$/.test(target.tagName)) return;
    message.hidden = false;
    message.previousElementSibling.remove();
    // Without a connection a reload would replace the message by the browser's own error page.
    var retry = () => {
      if (message.isConnected)
        fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
          () => location.reload(),
          () => {},
        );
    };
    message.querySelector("button").addEventListener("click", retry);
    addEventListener("online", retry);
  },
  true,
);
