const keepsNames =
  /var __name=\(target,value\)=>__defProp\(target,"name",\{value,configurable:(?:true|!0)\}\)/;

/**
 * tsx writes the name of every function onto it, anew whenever one is made, which takes rules and matches a tenth to
 * nearly half of their time. Nobody here asks for names, and in browsers nobody writes them.
 *
 * @type {import('node:module').LoadHook}
 */
export const load = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  return typeof loaded.source === 'string'
    ? { ...loaded, source: loaded.source.replace(keepsNames, 'var __name=(target)=>target') }
    : loaded;
};
