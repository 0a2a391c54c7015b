import type { HeroDraft } from '../sheet/hero';
import { skillAllowance } from '../rules/allowance';
import { daemonCaps, daemonSlots } from '../rules/followers';
import { emptyFaces, emptyFace, traits, type Faces, type Trait } from '../sheet/pips';

/** What a hero's skills and daemon ask of his die, beside points, places and armour. */
export interface Demands {
  /** `permits[n]`: his skills are legal with pips of n traits, 0 to 4. */
  readonly permits: readonly boolean[];
  /** Magic pips that one face must have at least, for the daemon's points; 6 where no face could. */
  readonly magicFace: number;
}

const painted = (used: readonly Trait[], pips: number): Faces =>
  used.reduce<Faces>((faces, trait) => ({ ...faces, 6: { ...faces[6], [trait]: pips } }), {
    ...emptyFaces,
    6: emptyFace,
  });

/** Asks the rules themselves, with dice that have nothing but what is asked about. */
export const demandsOf = (hero: HeroDraft): Demands => {
  const withDie = (used: readonly Trait[], pips: number): HeroDraft => ({
    ...hero,
    faces: painted(used, pips),
  });
  const permits = [0, 1, 2, 3, 4].map((count) => {
    const probe = withDie(traits.slice(0, count), 1);
    return skillAllowance(probe).length === 0 && daemonSlots(probe).length === 0;
  });
  const magicFace = [0, 1, 2, 3, 4, 5].find((pips) =>
    daemonCaps(withDie(['magic'], pips)).every(({ figures }) => figures.reason !== 'points'),
  );
  return { permits, magicFace: magicFace ?? 6 };
};
