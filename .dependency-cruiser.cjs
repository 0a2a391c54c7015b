/** Who may import whom; the reasons are in README.md, "The house". */
const folder = (path) => `^${path}(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nobody-imports-a-door',
      severity: 'error',
      from: { path: '^(components|lib)/' },
      to: { path: '^(app|scripts|e2e)/' },
    },
    {
      name: 'doors-apart',
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
      from: { path: '^components/(builder|print|rules|odds|play|roster|share)/' },
      to: {
        path: '^components/(builder|print|rules|odds|play|roster|share)/',
        pathNot: '^components/$1/',
      },
    },
    {
      name: 'shared-components-know-no-view',
      severity: 'error',
      from: { path: '^components/(card|pdf|photo|site|skill)/' },
      to: { path: '^components/(builder|print|rules|odds|play|roster|share)/' },
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
      name: 'drawing-on-the-server-stays-there',
      severity: 'error',
      from: { path: '^(components|lib|app)/', pathNot: ['^components/server-drawing/', '^app/api/'] },
      to: { path: '^components/server-drawing/' },
    },
    {
      name: 'foundations-know-no-system',
      severity: 'error',
      from: { path: '^lib/(dice|table|match|cards|result|issue|once-per|radix)' },
      to: { path: '^lib/', pathNot: '^lib/(dice|table|match|cards|result|issue|once-per|radix)' },
    },
    {
      name: 'foundations-lean-downwards',
      severity: 'error',
      from: { path: '^lib/(dice|radix)/' },
      to: { path: '^lib/(table|match|cards)/' },
    },
    {
      name: 'table-leans-downwards',
      severity: 'error',
      from: { path: '^lib/table/' },
      to: { path: '^lib/(match|cards)/' },
    },
    {
      name: 'cards-and-match-keep-apart',
      severity: 'error',
      from: { path: '^lib/(cards|match)/' },
      to: { path: '^lib/(cards|match)/', pathNot: '^lib/$1/' },
    },
    {
      name: 'systems-stand-on-foundations',
      severity: 'error',
      from: { path: '^lib/systems/' },
      to: {
        path: '^lib/',
        pathNot: '^lib/(systems|dice|table|match|cards|result|issue|once-per|radix|language)',
      },
    },
    {
      name: 'systems-keep-apart',
      severity: 'error',
      from: { path: '^lib/systems/(living|first|draco|warband)/' },
      to: {
        path: '^lib/systems/',
        pathNot: ['^lib/systems/$1/', '^lib/systems/(system|readonly|legal)\\.ts$'],
      },
    },
    {
      name: 'systems-through-their-registry',
      severity: 'error',
      from: {
        path: '^(app|components|scripts|e2e|proxy\\.ts|lib/(share|roster|messages|simulation))',
        // The script prints what a test of matches holds.
        pathNot: ['\\.test\\.tsx?$', '^scripts/shown-match\\.ts$'],
      },
      to: {
        path: '^lib/systems/',
        pathNot: [
          '^lib/systems/(cards|counters|explain|index|kit|kit-cards|kit-parts|match|odds|rulebook|scenarios|start|system)\\.ts$',
          // What a game says in words.
          '^lib/systems/living/messages/',
        ],
      },
    },
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
