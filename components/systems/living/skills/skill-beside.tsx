'use client';
import { SkillBesideView } from '@/components/painted-die/skills/skill-beside';
import { Button } from '@/components/ui/button';
import { issues } from '#words/systems/living/messages/issues';
import { livingOddsMessages } from '#words/systems/living/messages/odds';
import { panels } from '#words/systems/living/messages/panels';
import { skillMessages } from '@/lib/systems/living/messages/skill-text-renderer';
import { skillOdds } from '@/lib/systems/living/odds/skill-odds';
import { pipsOf, pipsToBegin } from '@/lib/systems/living/reference/preview-pips';
import { skillDetails } from '@/lib/systems/living/reference/skill-details';
import { skillLock } from '@/lib/systems/living/rules/skill-locks';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import type { Skill } from '@/lib/systems/living/skills/school';
import { system } from '../hero';
import { useEdit, useHero } from '../use-hero';
import { chosenIn } from './skill-names';

const { skills: words } = panels;

const { skill: say } = livingOddsMessages;

/** A pet or daemon rolls its own die. */
const isOthers = (skill: Skill): boolean => skill.class === 'Pet Attack' || skill.class === 'Daemon Skill';

/** Averages of the skill's numbers with a full Hand, without those that a foe's defence decides. */
const meansOf = (skill: Skill, hero: HeroDraft): readonly string[] => {
  if (isOthers(skill)) return [];
  const own = { hero, hand: 5, cover: false, allies: 0 };
  return skillOdds(skill, own, own)
    .figures.filter(
      ({ figure }) =>
        !figure.ifs.includes('damages') && !figure.ifs.includes('kills') && figure.counts !== 'damage',
    )
    .map(({ figure, chance, working, overall }) => say.mean(say.label(figure), chance, working, overall));
};

/** Learns the skill or gives it up, or says why it is unavailable. */
function Learning({ skill: { id, name }, list }: { readonly skill: Skill; readonly list: SkillList }) {
  const hero = useHero();
  const edit = useEdit();
  const lock = skillLock(hero, list, id);
  const at = chosenIn(hero, list).lastIndexOf(id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!lock && (
        <Button look="main" onClick={() => edit({ edit: 'add-skill', list, skill: id })}>
          {words.learn(name)}
        </Button>
      )}
      {at >= 0 && (
        <Button onClick={() => edit({ edit: 'remove-skill', list, index: at })}>{words.remove(name)}</Button>
      )}
      {lock && lock.lock !== 'chosen' && <p className="text-muted italic">{issues.lock(lock)}</p>}
    </div>
  );
}

/** A skill's page beside the builder, with this hero's chances. */
export function SkillBeside({
  skill,
  list,
  onClose,
}: {
  readonly skill: Skill;
  readonly list: SkillList;
  readonly onClose: () => void;
}) {
  const hero = useHero();
  return (
    <SkillBesideView
      system={system}
      id={skill.id}
      title={skill.name}
      description={skillMessages.tier(skill)}
      own={{
        faces: hero.faces,
        need: ({ green, blue }) =>
          isOthers(skill) ? undefined : { green, magic: skill.blue === undefined ? 0 : blue },
        means: meansOf(skill, hero),
      }}
      begin={pipsToBegin(hero.faces)}
      pipsOf={pipsOf}
      detailsOf={(pips) => skillDetails(skill, pips, hero.equipment.weapons)}
      learning={<Learning skill={skill} list={list} />}
      onClose={onClose}
    />
  );
}
