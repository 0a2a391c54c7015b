// Lists the tests that need their own worker's modules; vitest.config.mjs and the linter both read it.

/**
 * Test files that replace a module or a global: each runs in its own worker. All other files share modules, because
 * loading them again for each file takes longer than all tests together. The linter refuses replacements there.
 */
export const isolated = [
  'components/companion/shared-here.test.ts',
  'components/doors.test.tsx',
  'components/offline/registration.test.ts',
  'components/pdf/print.test.ts',
  'components/play/lesson/seen-lessons.test.ts',
  'components/play/table/computer-thread.test.ts',
  'components/play/won-missions.test.ts',
  'components/room/kept-rooms.test.ts',
  'components/site/first-drawn.test.tsx',
  'lib/companion/bring.test.ts',
  'lib/match/replay.test.ts',
  'lib/messages/files.en.test.ts',
  'lib/roster/open.test.ts',
  'lib/simulation/tournament/tournament.test.ts',
  'lib/systems/file.test.ts',
  'lib/systems/living/sheet/file.test.ts',
  'lib/testing/file-structured.test.ts',
  'scripts/pipsmith/main.test.ts',
  'scripts/pipsmith/match-threads.test.ts',
  'scripts/pipsmith/progress.test.ts',
  'scripts/server/serve.test.ts',
  'scripts/set-up/bundle.test.ts',
];

const lasting =
  'Test files share a worker, so this would affect other tests: list the file in scripts/set-up/unit.mjs.';
const globals = '/^(globalThis|process|window|document|navigator)$/';

/** Linter selectors for statements that nothing undoes for the next file of a shared worker. */
export const keptApart = [
  `CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|unmock|doUnmock|hoisted|resetModules|stubGlobal|stubEnv|setConfig)$/]`,
  `AssignmentExpression > MemberExpression.left[object.name=${globals}]`,
  `AssignmentExpression > MemberExpression.left > MemberExpression.object[object.name=${globals}]`,
  `AssignmentExpression > MemberExpression.left > MemberExpression.object[property.name='prototype']`,
  `UnaryExpression[operator='delete'] MemberExpression[object.name=${globals}]`,
  `CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|defineProperty|defineProperties|set|deleteProperty)$/][arguments.0.name=${globals}]`,
  `CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|defineProperty|defineProperties|set|deleteProperty)$/][arguments.0.object.name=${globals}]`,
  `CallExpression[callee.object.name='process'][callee.property.name=/^(chdir|umask|setMaxListeners)$/]`,
  `ImportDeclaration[source.value='fake-indexeddb/auto']`,
].map((selector) => ({ selector, message: lasting }));
