/** Marks of the document that only the browser knows, set before anything is painted. */
const script = `{const marks=document.documentElement.dataset;if(location.hash.length>1)marks.linked='';try{if(Object.keys(localStorage).some((key)=>key.startsWith('pipsmith')&&localStorage.getItem(key)!=='0'))marks.kept=''}catch{}}`;

/**
 * `data-linked` for an address with a fragment, which holds what the page opens, and `data-kept` for a device that keeps
 * something of Pipsmith's: what the server has drawn for a first visit is hidden there.
 */
export function EarlyMarks({ nonce }: { readonly nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
