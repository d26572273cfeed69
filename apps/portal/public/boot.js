// Has to run before any other script. zod tests while it loads whether it may compile its parsers, which our
// Content-Security-Policy refuses and browsers report; this setting skips the test.
globalThis.__zod_globalConfig = { jitless: true };

// The theme, so that the page never flashes in the other one. Dark unless the visitor chose light.
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

// The code of the screen that is most likely wanted is fetched beside the page's own, not once that runs. Who was here
// and did not sign out most likely still is signed in. A build names the files of each screen at this script.
(() => {
  var screens = JSON.parse(document.currentScript.dataset.screens || "{}");
  var wanted = ["sign-in"];
  try {
    if (localStorage.getItem("onboarding_owner") !== null) {
      wanted = ["wizard", "welcome"];
      wanted[1] = JSON.parse(localStorage.getItem("onboarding_activeTab")) || "welcome";
    }
  } catch (_) {
    // Storage is blocked, or what it holds of the step cannot be read: the page fetches what it needs.
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

// The page's own code may be lost on the way, or be newer than the browser: nothing else would tell. Its first render
// removes the message from the document.
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
