/** Whether a fragment, without its #, holds a game night; it may be broken. */
export const holdsNight = (fragment: string): boolean => new URLSearchParams(fragment).has('night');
