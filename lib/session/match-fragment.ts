/** Whether a fragment, without its #, holds a match; it may be broken. */
export const holdsMatch = (fragment: string): boolean => new URLSearchParams(fragment).has('match');
