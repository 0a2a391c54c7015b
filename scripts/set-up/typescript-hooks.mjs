const keepsNames =
  /var __name=\(target,value\)=>__defProp\(target,"name",\{value,configurable:(?:true|!0)\}\)/;
const sourceMap = /\n\/\/# sourceMappingURL=data:\S*\s*$/;

/**
 * tsx writes the name of every function onto it, anew whenever one is made, which takes rules and matches a tenth to
 * nearly half of their time. Nobody here asks for names, and in browsers nobody writes them. Its source maps are as long
 * as the code; with `PIPSMITH_SOURCE_MAPS` set they stay, for whoever looks for a fault.
 *
 * The sixty languages of zod are for messages that nobody here reads.
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
