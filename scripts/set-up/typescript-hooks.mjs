const keepsNames =
  /var __name=\(target,value\)=>__defProp\(target,"name",\{value,configurable:(?:true|!0)\}\)/;
const sourceMap = /\n\/\/# sourceMappingURL=data:\S*\s*$/;

/**
 * Removes the names that tsx writes onto every function each time one is made. They cost rules and matches a tenth to
 * nearly half of their time, and nobody here reads them. Source maps are as long as the code, so they go too; set
 * `PIPSMITH_SOURCE_MAPS` to keep them for debugging.
 *
 * Also leaves out zod's sixty languages, whose messages nobody reads here.
 *
 * @type {import('node:module').LoadHook}
 */
export const load = async (url, context, nextLoad) => {
  if (url.endsWith('/zod/v4/locales/index.js')) return { format: 'module', source: '', shortCircuit: true };
  const loaded = await nextLoad(url, context);
  if (typeof loaded.source !== 'string') return loaded;
  const source = loaded.source.replace(keepsNames, 'var __name=(target)=>target');
  return {
    ...loaded,
    source: process.env['PIPSMITH_SOURCE_MAPS'] ? source : source.replace(sourceMap, '\n'),
  };
};
