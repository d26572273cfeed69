// Which file may import what, as data. Each rule has an import that it must refuse: a rule that cannot fail is an error.

/** @typedef {{ name: string, files: RegExp, except?: RegExp, forbids: (target: string, file: string) => boolean, instead: string, proof: { file: string, target: string } }} Rule */

const ours = /^@sitewright\//;
const isOurs =
  (...allowed) =>
  (target) =>
    ours.test(target) &&
    !allowed.some((name) => target === `@sitewright/${name}` || target.startsWith(`@sitewright/${name}/`));

/**
 * The folders of spec-core in order: each may import from those before it, and files next to them import
 * from none. A new folder has to be added here.
 */
const specCoreFolders = [
  "text",
  "generated",
  "random",
  "sitemap",
  "typography",
  "color",
  "onboarding",
  "industry",
  "content",
  "spec",
  "motifs",
  "site",
  "deck",
  "conform",
  "render",
];

/**
 * The index of a file's folder in that list, -1 if it is not listed; undefined for files outside
 * spec-core's folders.
 */
const placeInSpecCore = (path) => {
  const [, folder] = path.match(/^packages\/spec-core\/src\/([^/]+)\//) ?? [];
  return folder === undefined ? undefined : specCoreFolders.indexOf(folder);
};

/** The feature of a web app or of the API that a path belongs to: `apps/portal/src/features/theme/…` → `theme`. */
const featureOf = (path) => path.match(/\/src\/features\/([^/]+)\//)?.[1];
const isStore = /\/([a-z-]+-)?store\.ts$/;
const within = (folder) => (target) => new RegExp(`/src/${folder}/`).test(target);

/** Files of the server that may not access the database. */
const withoutDatabase = {
  files: /^apps\/api\/src\/(?!db\/|generated\/)/,
  except: /(\/([a-z-]+-)?store\.ts|\.test\.ts)$/,
};

/** @type {Rule[]} */
export const rules = [
  {
    name: "spec-core is pure",
    files: /^packages\/spec-core\/src\//,
    except: /\.(test|fixture)\.ts$/,
    // Biome already refuses Node's modules here, and it parses code, while this check only matches text.
    forbids: (target, file) =>
      !/^(packages\/spec-core\/src\/|node:|zod$)/.test(target) &&
      !(
        file.startsWith("packages/spec-core/src/conform/") &&
        /^(parse5|css-tree|culori\/(css|fn)|fast-xml-parser)$/.test(target)
      ) &&
      !(file.startsWith("packages/spec-core/src/content/") && target === "libphonenumber-js/min"),
    instead:
      "Give it what it needs as an argument; only zod (in conform the parsers of HTML, CSS, XML and colors, in content libphonenumber-js/min too) may be imported here.",
    proof: { file: "packages/spec-core/src/spec/build-spec.ts", target: "react" },
  },
  {
    name: "folders of spec-core import one way",
    files: /^packages\/spec-core\/src\//,
    // The public entry of `content` also exports what `deck` drafts from it.
    except: /(\.(test|fixture)\.ts|\/src\/content\/index\.ts)$/,
    forbids: (target, file) => {
      const targetPlace = placeInSpecCore(target);
      const filePlace = placeInSpecCore(file) ?? -1;
      return targetPlace !== undefined && (targetPlace === -1 || targetPlace > filePlace);
    },
    instead: `Move what both need into the lower folder; from below: ${specCoreFolders.join(", ")}.`,
    proof: {
      file: "packages/spec-core/src/deck/pages.ts",
      target: "packages/spec-core/src/render/starter-site/site.ts",
    },
  },
  {
    name: "articles import nothing of ours",
    files: /^packages\/articles\/src\//,
    except: /\.test\.ts$/,
    forbids: (target) => !/^(packages\/articles\/src\/|zod$)/.test(target),
    instead: "Give it what it needs as an argument: server, site and admin set the same text by it.",
    proof: { file: "packages/articles/src/body/render-body.ts", target: "@sitewright/brand" },
  },
  {
    name: "the assistant imports only the brand, the articles and its search",
    files: /^packages\/assistant\/src\//,
    except: /\.(test|fixture)\.ts$/,
    forbids: (target) =>
      !/^(packages\/assistant\/src\/|@sitewright\/(brand|articles)(\/|$)|stemmer$|fastest-levenshtein$)/.test(
        target,
      ),
    instead: "Give it what it needs as an argument: the server stores, the widget shows.",
    proof: { file: "packages/assistant/src/match/match.ts", target: "@sitewright/contracts" },
  },
  {
    name: "contracts import only spec-core and articles",
    files: /^packages\/contracts\/src\//,
    forbids: isOurs("spec-core", "articles"),
    instead: "Move what is shared into contracts or spec-core.",
    proof: { file: "packages/contracts/src/user.ts", target: "@sitewright/ui" },
  },
  {
    name: "ui has no product knowledge",
    files: /^packages\/ui\/src\//,
    forbids: isOurs(),
    instead: "Take it as a prop; the app that uses the component knows the product.",
    proof: { file: "packages/ui/src/button.tsx", target: "@sitewright/contracts" },
  },
  {
    name: "app-kit imports only the contract and ui",
    files: /^packages\/app-kit\/src\//,
    forbids: isOurs("contracts", "ui"),
    instead: "Take it as an argument, a prop or from the services; the app knows its product.",
    proof: { file: "packages/app-kit/src/later.tsx", target: "@sitewright/brand" },
  },
  {
    name: "documents know the contract, the kit and the looks",
    files: /^packages\/documents\/src\//,
    // The brand is needed for the letterhead of printed documents.
    forbids: isOurs("contracts", "ui", "app-kit", "brand"),
    instead: "Take it as a prop; whose document it is and who reads it, the app knows.",
    proof: { file: "packages/documents/src/document-reader.tsx", target: "@sitewright/portal" },
  },
  {
    name: "the chat knows the contract and the brand, and no React",
    files: /^packages\/chat-widget\/src\//,
    except: /\.test\.tsx?$/,
    forbids: (target) => isOurs("contracts", "brand")(target) || /^react(-dom)?(\/|$)/.test(target),
    instead:
      "Take it as an argument; pages of the public site load no React, so the chat is drawn by Preact.",
    proof: { file: "packages/chat-widget/src/widget/mount.tsx", target: "react" },
  },
  {
    name: "brand imports nothing of ours",
    files: /^packages\/brand\/src\//,
    forbids: isOurs(),
    instead: "The brand file is data that others read.",
    proof: { file: "packages/brand/src/brand.ts", target: "@sitewright/ui" },
  },
  {
    name: "mails import only the brand",
    files: /^packages\/emails\/src\//,
    forbids: isOurs("brand"),
    instead: "Pass plain data to the mail.",
    proof: { file: "packages/emails/src/thank-you.ts", target: "@sitewright/contracts" },
  },
  {
    name: "apps do not import apps",
    files: /^apps\/(portal|admin|marketing)\/src\//,
    forbids: (target, file) =>
      /^@sitewright\/(api|portal|admin|marketing|e2e)\b/.test(target) ||
      (target.startsWith("apps/") && target.split("/")[1] !== file.split("/")[1]),
    instead: "Move what both need into a package.",
    proof: { file: "apps/portal/src/main.tsx", target: "@sitewright/admin" },
  },
  {
    name: "only stores and db see the database",
    ...withoutDatabase,
    forbids: (target) => /\/src\/generated\//.test(target) || target.startsWith("@prisma/"),
    instead: "Ask the feature's store; types of the database come from src/db.",
    proof: {
      file: "apps/api/src/features/projects/service.ts",
      target: "apps/api/src/generated/sqlite/client.ts",
    },
  },
  {
    name: "routes go through the service",
    files: /^apps\/api\/src\/features\/[^/]+\/([a-z-]+-)?routes\.ts$/,
    forbids: (target) => isStore.test(target),
    instead: "Call the service, which decides who may see what.",
    proof: {
      file: "apps/api/src/features/documents/manage-routes.ts",
      target: "apps/api/src/features/documents/version-store.ts",
    },
  },
  {
    name: "a store only reads and writes",
    files: /^apps\/api\/src\/.*\/([a-z-]+-)?store\.ts$/,
    forbids: (target) => /\/([a-z-]+-)?(service|routes)\.ts$/.test(target) || target === "hono",
    instead: "Pass what the service decided as an argument.",
    proof: {
      file: "apps/api/src/features/documents/version-store.ts",
      target: "apps/api/src/features/documents/manage-service.ts",
    },
  },
  {
    name: "rules are pure",
    files: /^apps\/api\/src\/(.*\/)?([a-z-]+-)?rules\.ts$/,
    forbids: (target) =>
      /\/([a-z-]+-)?(service|store|routes)\.ts$/.test(target) || target.startsWith("node:"),
    instead: "Pass the facts in and return the decision.",
    proof: { file: "apps/api/src/features/projects/rules.ts", target: "node:fs" },
  },
  {
    name: "a feature of the server does not import its sibling",
    files: /^apps\/api\/src\/features\//,
    except: /\.test\.ts$/,
    forbids: (target, file) =>
      (featureOf(target) !== undefined && featureOf(target) !== featureOf(file)) ||
      target === "apps/api/src/wiring/features.ts",
    instead:
      "Take it as an argument that wiring/features.ts gives, or move what both need to a folder beside features/.",
    proof: {
      file: "apps/api/src/features/documents/receive-document.ts",
      target: "apps/api/src/features/uploads/service.ts",
    },
  },
  {
    name: "the wiring knows a feature by its feature.ts",
    files: /^apps\/api\/src\/(wiring\/|app\.ts)/,
    except: /\.test\.ts$/,
    forbids: (target) => featureOf(target) !== undefined && !target.endsWith("/feature.ts"),
    instead: "Export it from the feature's feature.ts.",
    proof: {
      file: "apps/api/src/wiring/features.ts",
      target: "apps/api/src/features/projects/service.ts",
    },
  },
  {
    name: "what features share knows no feature",
    files: /^apps\/api\/src\/(?!features\/|wiring\/|server\/|generated\/)[a-z-]+\//,
    except: /\.test\.ts$/,
    forbids: (target) => within("features")(target) || within("wiring")(target),
    instead: "Take it as an argument; the features contribute by their feature.ts.",
    proof: {
      file: "apps/api/src/files/find-orphans.ts",
      target: "apps/api/src/features/documents/store.ts",
    },
  },
  {
    name: "a screen's feature does not import its sibling",
    files: /^apps\/(portal|admin|marketing)\/src\/features\//,
    except: /\.test\.tsx?$/,
    forbids: (target, file) => featureOf(target) !== undefined && featureOf(target) !== featureOf(file),
    instead: "Lift what both need into components or lib, or join them in a route.",
    proof: {
      file: "apps/portal/src/features/theme/theme-step.tsx",
      target: "apps/portal/src/features/layout/layout-step.tsx",
    },
  },
  {
    name: "components know no feature",
    files: /^apps\/(portal|admin|marketing)\/src\/components\//,
    except: /\.test\.tsx?$/,
    forbids: (target) => within("features")(target) || within("routes")(target),
    instead: "Take it as a prop.",
    proof: {
      file: "apps/portal/src/components/chrome/step-actions.tsx",
      target: "apps/portal/src/features/theme/theme-step.tsx",
    },
  },
  {
    name: "lib knows no screen",
    files: /^apps\/(portal|admin|marketing)\/src\/lib\//,
    except: /\.test\.tsx?$/,
    forbids: (target) => ["features", "routes", "components"].some((folder) => within(folder)(target)),
    instead: "lib is what screens build on; move the screen's part up.",
    proof: {
      file: "apps/portal/src/lib/paths.ts",
      target: "apps/portal/src/components/chrome/step-actions.tsx",
    },
  },
];

/**
 * What a file may not say, whatever it imports: a query needs no import of the database where `db` is an argument.
 *
 * @type {{ name: string, files: RegExp, except?: RegExp, forbids: RegExp, instead: string, proof: { file: string, text: string } }[]}
 */
export const textRules = [
  {
    name: "only stores and db query the database",
    ...withoutDatabase,
    forbids:
      /\b(?:db|tx)\s*\.\s*(?:[a-z]\w*\s*\.\s*(?:find|create|update|delete|upsert|count|aggregate|groupBy)\w*\(|\$(?:query|execute)Raw)/,
    instead: "Ask the feature's store.",
    proof: {
      file: "apps/api/src/features/projects/submit.ts",
      text: "const rows = await options.db.user\n  .findMany({ select: { id: true } });",
    },
  },
];

/** Names that do not describe the content. */
export const emptyNames = /(^|\/)(utils?|helpers?|misc|common|shared|lib\/index)(\.tsx?$|\/)/;

/** Lines per file: source, and data tables or tests. */
export const lineLimits = { source: 400, dataOrTest: 800 };

/** Files that contain data or tests, by their name. */
export const isDataOrTest = (file) =>
  /(\.test\.tsx?$|\/test\/|\/data\/|-(table|data|list|terms|texts?)\.tsx?$|\/texts?\/|\/texts\.ts$|^apps\/e2e\/)/.test(
    file,
  );

/** The environment is read in one place per app; scripts and configuration read it themselves. */
export const mayReadEnvironment = (file) =>
  /(\/env\.ts|\.config\.ts|\.test\.tsx?|\/test\/.*|^apps\/e2e\/.*)$/.test(file) ||
  /^(scripts|bench)\//.test(file);
