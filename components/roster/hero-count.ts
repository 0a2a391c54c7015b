const key = 'pipsmith/heroes';

/** How many heroes this device had when it was last looked at; 0 where nobody knows. Read before the roster is open. */
export const rememberedCount = (): number => {
  try {
    const known = Number(globalThis.localStorage.getItem(key));
    return Number.isSafeInteger(known) && known > 0 ? known : 0;
  } catch {
    return 0;
  }
};

export const rememberCount = (heroes: number): void => {
  try {
    globalThis.localStorage.setItem(key, String(heroes));
  } catch {
    // Then the page does not know beforehand, and makes room a moment later.
  }
};

/**
 * A script for the page itself, to run while it is painted first: marks the element that it stands in with
 * `data-heroes` where there are some, and hides the leaves of the skeleton that are too many.
 */
export const makeRoomScript = `{const home=document.currentScript.parentElement;let n=0;try{n=Number(localStorage.getItem('${key}'))||0}catch{}if(n>0){home.setAttribute('data-heroes','');home.querySelectorAll('[data-leaf]').forEach((leaf,index)=>{leaf.hidden=index>=n})}}`;
