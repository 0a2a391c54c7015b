import { expect, test } from 'vitest';
import { fromTheLeft, hasRightToLeft } from './direction';

const seen = (text: string): string =>
  fromTheLeft(Array.from(text, (character) => ({ text: character })))
    .map(({ part }) => part.text)
    .join('');

// The text read first is at the right; expected as UAX 9 has it, in the order of places from the left.
test.each([
  ['nothing turns', 'Bito 12 (Paladin)', 'Bito 12 (Paladin)'],
  ['a word', 'אבג', 'גבא'],
  ['two words', 'אב גד', 'דג בא'],
  ['within Latin', 'ab אב גד cd', 'ab דג בא cd'],
  ['Latin within', 'אב cd ef גד', 'דג cd ef בא'],
  ['digits stay', 'אב 12', '12 בא'],
  ['digits after Latin', 'ab 12 אב', 'ab 12 בא'],
  ['brackets turn', 'אב (גד)', '(דג) בא'],
  ['brackets around a word within Latin', 'ab (אב) 12', 'ab (בא) 12'],
  ['brackets between words of one side', 'אב (ab) גד', 'דג (ab) בא'],
  ['a bracket alone', 'ab) אב', 'ab) בא'],
  ['a sign at the end goes with the line', 'אב!', '!בא'],
  ['a sign at the end of a Latin line', 'ab אב!', 'ab בא!'],
  ['names of a Latin line in their order', 'ab: אב · גד', 'ab: בא · דג'],
  ['a number of things in a Latin line', 'ab: אב × 2 · גד × 3', 'ab: בא × 2 · דג × 3'],
  ['a length behind a name', 'ab: אב 1# cd', 'ab: בא 1# cd'],
  ['a length behind a name at the end', 'ab: אב 2.5″', 'ab: בא 2.5″'],
  ['names of their own line', 'אב · גד', 'דג · בא'],
])('%s', (_, text, expected) => {
  expect(seen(text)).toBe(expected);
});

test('says which texts have any', () => {
  expect(hasRightToLeft('Bito שלום')).toBe(true);
  expect(hasRightToLeft('太郎 Łódź')).toBe(false);
});
