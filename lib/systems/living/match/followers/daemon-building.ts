import { err, ok, type Result } from '../../../../result';
import type { Issue } from '../../../../issue';
import { faceNumbers } from '../../../../dice/face';
import type { PlainData } from '../../../../match/plain-data';
import type { Building } from '../../../../match/request';
import { checkDaemon, type DaemonMeans } from '../../rules/daemon';
import type { Weapon } from '../../sheet/armoury';
import { zFollower, type Follower } from '../../sheet/follower';
import { pips, type Faces } from '../../sheet/pips';
import { sexOf } from '../../sheet/sex';
import { facesOf, type Profile } from '../state/profile';
import { daemonLayouts } from './daemon-layouts';

const plainFaces = (faces: Faces): PlainData =>
  Object.fromEntries(
    faceNumbers.flatMap((number) => {
      const painted = pips.filter((pip) => faces[number][pip] > 0);
      return painted.length === 0
        ? []
        : [[String(number), Object.fromEntries(painted.map((pip) => [pip, faces[number][pip]]))]];
    }),
  );

const plainWeapon = ({ name, type, pole, melee }: Weapon): PlainData => ({
  ...(name !== undefined && { name }),
  type,
  ...(pole !== undefined && { pole }),
  ...(melee !== undefined && { melee }),
});

/** A daemon as a hero file has it, with the keys that the game knows and no other. */
export const plainDaemon = (daemon: Follower): PlainData => {
  const sex = sexOf(daemon);
  return {
    kind: 'daemon',
    ...(daemon.name !== undefined && { name: daemon.name }),
    faces: plainFaces(daemon.faces),
    ...(daemon.weapons.length > 0 && { weapons: daemon.weapons.map(plainWeapon) }),
    ...(daemon.skills.length > 0 && { skills: daemon.skills }),
    ...(sex !== undefined && { sex }),
  };
};

/** Reads a daemon, as a hero file has it. */
const readDaemon = (sheet: PlainData): Result<Follower, readonly Issue[]> => {
  const read = zFollower.safeParse(sheet);
  if (read.success && read.data.kind === 'daemon') return ok(read.data);
  const [first] = read.error?.issues ?? [];
  const path = (first?.path ?? ['kind']).map((key) => (typeof key === 'number' ? key : String(key)));
  return err([{ rule: 'no-daemon', severity: 'error', path, figures: {} }]);
};

/** The daemon that a sheet says which was judged. @throws RangeError for one that says none */
export const daemonOf = (sheet: PlainData): Follower => {
  const read = readDaemon(sheet);
  if (!read.ok) throw new RangeError('This sheet isn’t a daemon.');
  return read.value;
};

/** The card of a daemon that is there, or was. */
export const cardOf = ({ name, sides, weapons, skills, sex }: Profile): Follower => ({
  kind: 'daemon',
  ...(name !== '' && { name }),
  magical: false,
  weapons: [...weapons],
  faces: facesOf(sides),
  skills: [...skills],
  ...(sex !== undefined && { sex }),
});

/** Means that a daemon may be built with, and the card that may be kept. */
export interface DaemonOrder {
  readonly means: DaemonMeans;
  /** Slots for Daemon Skills. */
  readonly slots: number;
  readonly card: Follower | undefined;
}

/** A daemon built when summoned, by the same rules as one built before the match. */
export const daemonBuilding = ({ means, slots, card }: DaemonOrder): Building => {
  let layouts: readonly PlainData[] | undefined;
  return {
    judge: (sheet) => {
      const daemon = readDaemon(sheet);
      if (!daemon.ok) return daemon;
      const issues = checkDaemon(daemon.value, means, slots);
      return issues.length > 0 ? err(issues) : ok(plainDaemon(daemon.value));
    },
    candidates: () => (layouts ??= daemonLayouts(means, slots, card).map(plainDaemon)),
  };
};
