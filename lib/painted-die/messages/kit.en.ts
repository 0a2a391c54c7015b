import type { TableUnit } from '../../cards/paper/ruler';

/** "½", "2½", "4": # in halves, other parts in tenths. */
export const squares = (value: number): string => {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return `${whole === 0 ? '' : whole}½#`;
  return `${Math.round(value * 10) / 10}#`;
};

/** Length of `value` # on the table. */
export const length = (value: number, unit: TableUnit): string => {
  const inUnit = { inch: value, cm: value, mm: value * unit.mm }[unit.id];
  return `${Math.round(inUnit * 10) / 10} ${{ inch: 'in', cm: 'cm', mm: 'mm' }[unit.id]}`;
};

/** "12#", with what it measures where a # is neither an inch nor a centimetre. */
export const squaresMeasured = (value: number, unit: TableUnit): string =>
  unit.id === 'mm' ? `${squares(value)} (${length(value, unit)})` : squares(value);

/** Inches for those who measure in centimetres; nothing for other units. */
const metric = (unit: TableUnit, centimetres: string): string =>
  unit.id === 'inch' ? ` (${centimetres}\u00a0cm)` : '';

/** "24 by 24 inches (61 cm)": a square of this many # on the table. */
export const lengthAndWidth = (value: number, unit: TableUnit): string => {
  const side = Math.round(value * (unit.id === 'mm' ? unit.mm : 1) * 10) / 10;
  const inCm = String(Math.round((value * unit.mm) / 10));
  return `${side} by ${side} ${{ inch: 'inches', cm: 'cm', mm: 'mm' }[unit.id]}${metric(unit, inCm)}`;
};

/** "1# is 1 inch". */
export const unitName = (unit: TableUnit): string =>
  ({ inch: '1 inch', cm: '1\u00a0cm', mm: `${Math.round(unit.mm * 10) / 10}\u00a0mm` })[unit.id];

/** "1 inch (2.5 cm)" where it is told what a # is. */
export const unitMeasured = (unit: TableUnit): string => `${unitName(unit)}${metric(unit, '2.5')}`;
