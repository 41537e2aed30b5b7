// What may import what in src/: dependency-cruiser checks it.

/** The rooms, from the lowest: each may use those before it. Rooms of one line do not use each other. */
const ROOMS = [
  ["net"],
  ["app"],
  ["media", "pocket"],
  ["theatre"],
  ["ui", "fair"],
  ["games"],
  ["table"],
  ["lesson", "replay"],
  ["coach"],
  ["screens"],
];

const upwards = ROOMS.flatMap((level, height) =>
  level.map((room) => {
    const above = [...level.filter((other) => other !== room), ...ROOMS.slice(height + 1).flat()];
    return {
      name: `${room}-uses-only-rooms-below`,
      severity: "error",
      from: { path: `^src/${room}/` },
      to: { path: [`^src/(${above.join("|")})/`, "^src/[^/]+$"] },
    };
  }),
);

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-dead-end",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "^vite/client$"] },
    },
    ...upwards,
    {
      name: "a-game-is-reached-by-the-list",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/games/([^/]+)/", "^src/games/index\\.ts$"] },
      to: { path: "^src/games/(?!board/)[^/]+/" },
    },
    {
      name: "no-game-uses-another",
      severity: "error",
      from: { path: "^src/games/(?!board/)([^/]+)/" },
      to: { path: "^src/games/(?!board/)[^/]+/", pathNot: "^src/games/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".svelte.ts", ".svelte", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["svelte", "import", "browser"],
    },
  },
};
