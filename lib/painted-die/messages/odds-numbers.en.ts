/** A chance in per cent: "33.3 %"; what is rare but possible, or all but sure, is never shown as 0 or 100. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '0\u00a0%';
  if (chance >= 1 - 1e-13) return '100\u00a0%';
  if (chance < 0.0005) return '<0.1\u00a0%';
  if (chance > 0.9995) return '>99.9\u00a0%';
  return `${(chance * 100).toFixed(1)}\u00a0%`;
};

/** "1.27". */
export const figure = (value: number): string => value.toFixed(2);

/** A difference with its sign: "+0.12", "-0.30". */
export const signed = (value: number): string =>
  Math.abs(value) < 0.005 ? '0.00' : `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)}`;

/** A difference of chances with its sign: "+1.2 %". */
export const points = (value: number): string => {
  const shown = (Math.abs(value) * 100).toFixed(1);
  return shown === '0.0' ? '0.0\u00a0%' : `${value > 0 ? '+' : '−'}${shown}\u00a0%`;
};
