/** Import rules; the reasons are in docs/architecture.md. */
const { readdirSync } = require('node:fs');

const folder = (path) => `^${path}(/|$)`;
const test = '\\.test\\.tsx?$';

/** Every folder beside the interface that games share is a game, but for those of tests. */
const games = readdirSync('lib/systems', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name)
  .join('|');

/** Tests, benchmarks, fuzzers and the script of frozen matches take a game to try things with. */
const aboutOneGame = [test, '/testing\\.ts$', '^scripts/(bench|fuzz|shown-match)'];

/** The layers of lib, from below; each row knows those before it, and nothing of its own row but itself. */
const rows = [
  ['issue', 'result', 'once-per', 'history', 'file-bytes', 'file-fields', 'language', 'radix'],
  ['dice'],
  ['table'],
  ['effects', 'match', 'cards'],
  ['skirmish'],
  ['painted-die'],
  ['systems'],
  ['photo', 'worker-pool', 'share', 'room'],
  ['roster', 'simulation', 'transfer'],
  ['session', 'companion'],
  ['messages'],
];
const at = (names) => `^lib/(${names.join('|')})(/|\\.ts$)`;
const downwards = rows.flatMap((row, nth) =>
  row.map((name) => ({
    name: `lib-downwards-${name}`,
    severity: 'error',
    from: { path: at([name]), pathNot: test },
    to: {
      path: '^lib/',
      pathNot: [at([name, ...rows.slice(0, nth).flat()]), ...(nth === 0 ? [at(rows[0])] : [])],
    },
  })),
);

/** The match of a game, from below: each folder knows those before it; rules.ts beside them knows all. */
const matchFolders = {
  living: [
    'state',
    'entries',
    'geometry',
    'values',
    'lasting',
    'life',
    'using',
    'movement',
    'attack',
    'followers',
    'turn',
    'named',
    'effects',
    'scenarios',
    'set-up',
    'players',
    'report',
  ],
  first: [
    'state',
    'geometry',
    'lasting',
    'life',
    'attack',
    'movement',
    'effects',
    'fiends',
    'using',
    'turn',
    'scenarios',
    'set-up',
    'players',
    'report',
  ],
  warband: [
    'state',
    'places',
    'rolls',
    'life',
    'attack',
    'movement',
    'scenarios',
    'set-up',
    'turn',
    'players',
    'report',
  ],
  draco: ['state', 'places', 'rolls', 'combat', 'movement', 'effects', 'set-up', 'turn', 'players', 'report'],
};
const inMatch = (game, names) => `^lib/systems/${game}/match/(${names.join('|')})/`;
const matchDownwards = Object.entries(matchFolders).flatMap(([game, folders]) => [
  ...folders.map((name, nth) => ({
    name: `match-downwards-${game}-${name}`,
    severity: 'error',
    from: { path: inMatch(game, [name]), pathNot: test },
    to: { path: `^lib/systems/${game}/match/`, pathNot: inMatch(game, folders.slice(0, nth + 1)) },
  })),
  {
    name: `match-folders-of-${game}-have-their-place`,
    severity: 'error',
    from: {},
    to: {
      path: `^lib/systems/${game}/match/[^/]+/`,
      pathNot: [inMatch(game, folders), inMatch(game, ['skills', 'testing', 'fixtures'])],
    },
  },
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'draft-below-the-views',
      severity: 'error',
      from: { path: '^components/draft/' },
      to: { path: '^components/', pathNot: '^components/(draft|ui|writer)/' },
    },
    {
      name: 'painted-die-below-the-games',
      severity: 'error',
      from: { path: '^components/painted-die/' },
      to: {
        path: '^components/',
        pathNot: ['^components/(painted-die|draft|card|cube|site|skill|ui)/', '^components/systems/[^/]+$'],
      },
    },
    {
      name: 'nobody-imports-an-entry-point',
      severity: 'error',
      from: { path: '^(components|lib)/' },
      to: { path: '^(app|scripts|e2e)/' },
    },
    {
      name: 'entry-points-apart',
      severity: 'error',
      from: { path: '^(app|scripts|e2e)/' },
      to: { path: '^(app|scripts|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'lib-stays-below',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components|app)/' },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|next|@react-pdf)/' },
    },
    {
      name: 'lib-runs-anywhere',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-imports-packages-only',
      severity: 'error',
      from: { path: folder('components/ui') },
      to: { path: '^(app|components|lib)/', pathNot: folder('components/ui') },
    },
    {
      name: 'views-keep-apart',
      severity: 'error',
      from: { path: '^components/(builder|companion|maps|print|rules|odds|play|roster|share)/' },
      to: {
        path: '^components/(builder|companion|maps|print|rules|odds|play|roster|share)/',
        pathNot: '^components/$1/',
      },
    },
    {
      name: 'shared-components-know-no-view',
      severity: 'error',
      from: { path: '^components/(card|cube|pdf|photo|room|series|site|skill|writer)/' },
      to: { path: '^components/(builder|companion|maps|print|rules|odds|play|roster|share)/' },
    },
    {
      name: 'pdf-library-only-on-paper',
      severity: 'error',
      from: { path: '^(app|components|lib|scripts|e2e|proxy\\.ts)', pathNot: '^components/pdf/' },
      to: { path: 'node_modules/@react-pdf/' },
    },
    {
      name: 'fonts-are-parsed-for-paper',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^components/pdf/' },
      to: { path: 'node_modules/fontkit/' },
    },
    {
      name: 'pdfkit-is-what-we-measure-against',
      severity: 'error',
      from: {
        path: '^(app|components|lib|scripts|e2e|proxy\\.ts)',
        pathNot: ['^scripts/bench/', '\\.test\\.tsx?$'],
      },
      to: { path: 'node_modules/pdfkit/' },
    },
    {
      name: 'pdf-is-loaded-when-printing',
      severity: 'error',
      from: { path: '^(app|components)/', pathNot: ['^components/(pdf|server-drawing)/', '\\.test\\.tsx?$'] },
      to: { path: '^components/pdf/', pathNot: '^components/pdf/print\\.ts$', dynamic: false },
    },
    {
      // The drawings of all icons are larger than the engine; matches also run in threads, which show nothing.
      name: 'matches-load-no-drawings',
      severity: 'error',
      from: { path: '^lib/systems/[^/]+/parts/match\\.ts$' },
      to: { path: 'icon-paths\\.json$', reachable: true },
    },
    {
      name: 'drawing-on-the-server-stays-there',
      severity: 'error',
      from: { path: '^(components|lib|app)/', pathNot: ['^components/server-drawing/', '^app/api/'] },
      to: { path: '^components/server-drawing/' },
    },
    {
      // "A game is a folder and a line": the registry names it, and nothing else does.
      name: 'a-game-is-named-by-its-registry',
      severity: 'error',
      from: {
        path: '^(app|components|lib|scripts|e2e|proxy\\.ts)',
        pathNot: [`^(lib|components)/systems/(${games})/`, '^lib/systems/registry\\.ts$', ...aboutOneGame],
      },
      to: { path: `^lib/systems/(${games})/` },
    },
    {
      name: 'a-game-is-named-by-its-registry-of-views',
      severity: 'error',
      from: {
        path: '^(app|components|lib|scripts|e2e|proxy\\.ts)',
        pathNot: [`^components/systems/(${games})/`, '^components/systems/registry\\.ts$', ...aboutOneGame],
      },
      to: { path: `^components/systems/(${games})/` },
    },
    {
      name: 'a-game-is-its-index',
      severity: 'error',
      from: { path: '^(lib|components)/systems/registry\\.ts$' },
      to: {
        path: `^(lib|components)/systems/(${games})/`,
        pathNot: [
          `^lib/systems/(${games})/(index|together/[a-z-]+|messages/name\\.[a-z]{2})\\.ts$`,
          `^components/systems/(${games})/views\\.ts$`,
        ],
      },
    },
    {
      name: 'a-game-knows-no-other',
      severity: 'error',
      from: { path: `^(?:lib|components)/systems/(${games})/` },
      to: { path: `^(?:lib|components)/systems/(${games})/`, pathNot: '^(?:lib|components)/systems/$1/' },
    },
    {
      name: 'a-game-knows-no-registry',
      severity: 'error',
      from: { path: `^lib/systems/(${games})/`, pathNot: test },
      to: { path: '^lib/systems/(registry|open|document|file)\\.ts$' },
    },
    {
      name: 'what-a-game-is-knows-no-game',
      severity: 'error',
      from: {
        path: '^lib/systems/[^/]+\\.ts$',
        pathNot: ['^lib/systems/(registry|open|document|file)\\.ts$', test],
      },
      to: { path: '^lib/systems/(registry|open|document|file)\\.ts$' },
    },
    {
      // The build says in which language: who names one would speak it in every build.
      name: 'words-through-one-door',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '\\.[a-z]{2}\\.ts$', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'games-for-tests-stay-there',
      severity: 'error',
      from: {
        path: '^(app|components|lib|scripts|e2e)/',
        pathNot: ['^(lib|components)/systems/testing/', '^e2e/coin-toss', test],
      },
      to: { path: '^(lib|components)/systems/testing/' },
    },
    ...downwards,
    ...matchDownwards,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
