import { expect, it } from 'vitest';
import { folded } from './folded';

it.each([
  ['Jäger', 'jager'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Große ẞ', 'grosse ss'],
  ['Æsir', 'aesir'],
  ['Cœur', 'coeur'],
  ['Øystein', 'oystein'],
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Þór Ðavíð', 'thor david'],
  ['Ħal Ŧe Ŋo', 'hal te ngo'],
  ['İstanbul Irmak ışık', 'istanbul irmak isik'],
  ['Cat’s Charge', 'cats charge'],
  ['“You fight back”', 'you fight back'],
  ['ＦＵＬＬ ﬁne', 'full fine'],
  ['ΖΕΥΣ Ζευς', 'ζευσ ζευσ'],
  ['Иван Й', 'иван и'],
])('%s is looked for as %s', (text, plain) => {
  expect(folded(text)).toBe(plain);
  expect(folded(plain)).toBe(plain);
});
