/** The first sentence of an effect: what it does mostly, where a low sheet has no room for all of it. */
export const shortEffect = (effect: string): string => {
  const end = /[.!?](?=\s+\S)/u.exec(effect);
  return end ? effect.slice(0, end.index + 1) : effect;
};
