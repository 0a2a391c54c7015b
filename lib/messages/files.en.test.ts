import { expect, it, vi } from 'vitest';
import { readFile } from '@/lib/systems/file';
import { open, systemIds } from '@/lib/systems/open';
import type { Entry } from '@/lib/systems/system';
import { files } from '#words/messages/files';

vi.mock('@/lib/systems/registry', async (original) => {
  const { entries } = await original<{ readonly entries: readonly Entry[] }>();
  const announced = { id: 'to-come', name: 'the Game to Come', format: 'pipsmith/hero', code: 99 };
  return { entries: [...entries, announced] };
});

await open(systemIds);

const jane = { format: 'pipsmith/hero', version: 1, system: 'living', name: 'Jane' };

const warbandOf = (more: object): unknown => ({
  format: 'pipsmith/warband',
  version: 1,
  system: 'warband',
  name: 'Own',
  fighters: [{ name: 'A', rank: 'boss', stat: 4, ...more }],
});

it.each<[string, unknown]>([
  ['This isn’t a hero file: it’s empty.', ''],
  ['This isn’t a hero file: its text isn’t JSON.', 'Jane'],
  ['This hero file is incomplete: its JSON ends too early. Copy or download it again.', '{"name": ['],
  ['The file must be an object with keys, in braces.', []],
  ['name is missing.', { ...jane, name: undefined }],
  ['name can’t be empty.', { ...jane, name: '' }],
  ['name is too long: the limit is 80 characters.', { ...jane, name: 'x'.repeat(81) }],
  ['version: there is no version “2”. Choose 1.', { ...jane, version: 2 }],
  ['system: Pipsmith can’t build heroes for the Game to Come yet.', { ...jane, system: 'to-come' }],
  ['equipment.shield must be true or false.', { ...jane, equipment: { shield: 1 } }],
  [
    'equipment.weapons[0].melee: there is no kind of melee weapon “club”. Choose blunt, piercing or slashing.',
    { ...jane, equipment: { weapons: [{ type: 'throwing', melee: 'club' }] } },
  ],
  ['faces: a die has no 7-face. Its faces are 1 to 6.', { ...jane, faces: { 7: {} } }],
  ['faces.6.melee must be a whole number from 0 to 6.', { ...jane, faces: { 6: { melee: 7 } } }],
  [
    'equipment.weapons[0].pole: only a blunt, piercing or slashing weapon can be a pole weapon.',
    { ...jane, equipment: { weapons: [{ type: 'pistol', pole: true }] } },
  ],
  ['fighters[0].stat must be 20 or less.', warbandOf({ stat: 21 })],
  ['fighters[0].stat must be 0 or more.', warbandOf({ stat: -1 })],
  ['fighters[0].stat must be a whole number.', warbandOf({ stat: 2.5 })],
  [
    'skills[0]: the first edition has no custom skills. Give the id of one of its skills.',
    { ...jane, system: 'first', skills: [{ custom: 'Spin', school: 'ranger', text: '' }] },
  ],
  ['skills[0] must be text.', { ...jane, system: 'first', skills: [1] }],
  ['skills has too many entries: the limit is 50.', { ...jane, skills: Array<string>(51).fill('a') }],
  [
    'heroes[0].skills[1] must be a skill’s id or a custom skill.',
    { format: 'pipsmith/party', version: 1, name: 'x', heroes: [{ ...jane, skills: ['a', 1] }] },
  ],
])('%s', (sentence, file) => {
  const read = readFile(typeof file === 'string' ? file : JSON.stringify(file));
  expect(read.ok ? undefined : files.sentence(read.error)).toBe(sentence);
});
