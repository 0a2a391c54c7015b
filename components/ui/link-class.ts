/** A link within a text. */
export const linkClass = 'underline decoration-gold underline-offset-3 hover:decoration-2';
