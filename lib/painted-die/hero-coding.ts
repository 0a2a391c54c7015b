import { extrasBeside, flag, listOf, name, text, type Coding } from '../radix/coding';
import { nameLimit, textLimit } from '../file-fields';
import { few, seldom, textOrNone } from './codings';
import { equipmentLimits, type Armour, type Equipment } from './equipment';

/** First fields in the code of a hero. */
interface HeroBeginning<Weapon> {
  readonly name: string;
  readonly title: string;
  readonly notes: string;
  readonly equipment: Equipment<Weapon>;
}

const aName = name(nameLimit);
const title = textOrNone(textLimit, 1, 1);
const notes = textOrNone(textLimit, 3, 1);
const hasShield = flag(3, 1);
const otherItems = listOf(text(textLimit), seldom(equipmentLimits.other));
const equipmentExtras = extrasBeside(['armour', 'shield', 'weapons', 'other']);

/** Name, title, notes and equipment, in this order. Frozen: codes made with it are read for ever. */
export const heroBeginning = <Weapon>(
  armour: Coding<Armour>,
  weapon: Coding<Weapon>,
): Coding<HeroBeginning<Weapon>> => {
  const weapons = listOf(weapon, few(equipmentLimits.weapons));
  return {
    write: (to, { equipment, ...hero }) => {
      aName.write(to, hero.name);
      title.write(to, hero.title);
      notes.write(to, hero.notes);
      armour.write(to, equipment.armour);
      hasShield.write(to, equipment.shield);
      weapons.write(to, equipment.weapons);
      otherItems.write(to, equipment.other);
      equipmentExtras.write(to, equipment);
    },
    read: (from) => ({
      name: aName.read(from),
      title: title.read(from),
      notes: notes.read(from),
      equipment: {
        armour: armour.read(from),
        shield: hasShield.read(from),
        weapons: weapons.read(from),
        other: otherItems.read(from),
        ...equipmentExtras.read(from),
      },
    }),
  };
};
