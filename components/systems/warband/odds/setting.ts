import type { OddsSetting } from '@/components/systems/views';
import type { Way } from '@/lib/systems/warband/odds/fight';
import { ranges } from '@/lib/systems/warband/skills/shooters';

/** Choices beside two warbands. */
export interface FightSetting {
  /** Which fighter of the first warband, from 0. */
  readonly fighter: number;
  readonly way: WayId;
  /** Friends within an inch of the target, in melee. */
  readonly friends: number;
  /** Against shots. */
  readonly cover: boolean;
}

export const wayIds = ['melee', '5', '10', '15'] as const;
export type WayId = (typeof wayIds)[number];

export const mostFriends = 3;

const number = (text: string | undefined, most: number): number => {
  const value = Number(text ?? 0);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : 0;
};

/** Settings in the address; wrong ones take their default. @param fighters of the first warband */
export const settingIn = (setting: OddsSetting, fighters: number): FightSetting => ({
  fighter: number(setting['fighter'], Math.max(0, fighters - 1)),
  way: wayIds.find((id) => id === setting['way']) ?? 'melee',
  friends: number(setting['friends'], mostFriends),
  cover: setting['cover'] === '1',
});

export const settingOut = ({ fighter, way, friends, cover }: FightSetting): OddsSetting => ({
  ...(fighter > 0 && { fighter: String(fighter) }),
  ...(way !== 'melee' && { way }),
  ...(friends > 0 && { friends: String(friends) }),
  ...(cover && { cover: '1' }),
});

export const wayOf = ({ way, friends, cover }: FightSetting): Way => {
  const range = ranges.find((one) => String(one) === way);
  return range === undefined ? { way: 'melee', friends } : { way: 'shot', range, cover };
};

/** Another first warband has other fighters. */
export const settingAfter = (setting: OddsSetting, change: 'own' | 'foe' | 'swap'): OddsSetting =>
  change === 'foe' ? setting : settingOut({ ...settingIn(setting, 1), fighter: 0 });
