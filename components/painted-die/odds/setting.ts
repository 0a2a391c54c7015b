import type { OddsSetting } from '@/components/systems/views';

/** Dice of a Hand that can be chosen; six where a skill adds one to the Dicepool. */
export const handChoices = [1, 2, 3, 4, 5, 6] as const;
export const allyChoices = [0, 1, 2, 3] as const;

/** How two heroes meet. */
export interface FightSetting {
  readonly hand: number;
  readonly foeHand: number;
  /** The id of a way to attack; empty for the best. */
  readonly way: string;
  /** How the opponent attacks, likewise. */
  readonly foeWay: string;
  readonly cover: boolean;
  readonly allies: number;
  /** The id of a skill; empty for the hero's first. */
  readonly skill: string;
}

export const usual: FightSetting = {
  hand: 5,
  foeHand: 5,
  way: '',
  foeWay: '',
  cover: false,
  allies: 0,
  skill: '',
};

const oneOf = (choices: readonly number[], asked: string | undefined, otherwise: number): number =>
  choices.find((choice) => String(choice) === asked) ?? otherwise;

/** Setting from an address; anything it leaves out, or gives as a number that nobody can choose, gets the default. */
export const settingIn = (asked: OddsSetting): FightSetting => ({
  hand: oneOf(handChoices, asked['hand'], usual.hand),
  foeHand: oneOf(handChoices, asked['foe-hand'], usual.foeHand),
  way: asked['way'] ?? usual.way,
  foeWay: asked['foe-way'] ?? usual.foeWay,
  cover: asked['cover'] === '1',
  allies: oneOf(allyChoices, asked['allies'], usual.allies),
  skill: asked['skill'] ?? usual.skill,
});

/** The same for the address; defaults are left out. */
export const settingOut = ({
  hand,
  foeHand,
  way,
  foeWay,
  cover,
  allies,
  skill,
}: FightSetting): OddsSetting => ({
  ...(hand !== usual.hand && { hand: String(hand) }),
  ...(foeHand !== usual.foeHand && { 'foe-hand': String(foeHand) }),
  ...(way !== usual.way && { way }),
  ...(foeWay !== usual.foeWay && { 'foe-way': foeWay }),
  ...(cover && { cover: '1' }),
  ...(allies !== usual.allies && { allies: String(allies) }),
  ...(skill !== usual.skill && { skill }),
});

/** Setting kept when another hero takes a side, or the two swap. */
export const settingAfter = (asked: OddsSetting, change: 'own' | 'foe' | 'swap'): OddsSetting => {
  const setting = settingIn(asked);
  switch (change) {
    case 'own':
      return settingOut({ ...setting, way: usual.way, skill: usual.skill });
    case 'foe':
      return settingOut({ ...setting, foeWay: usual.foeWay });
    case 'swap':
      return settingOut({
        ...usual,
        hand: setting.foeHand,
        foeHand: setting.hand,
        way: setting.foeWay,
        foeWay: setting.way,
      });
  }
};
