'use client';
import { DieEditor } from '@/components/painted-die/die/die-editor';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { bestFace, pointsOf } from '@/lib/painted-die/die';
import { panels } from '#words/systems/first/messages/panels';
import { terms } from '#words/systems/first/messages/terms';
import { budgetOf } from '@/lib/systems/first/rules/pips';
import { summonFiend } from '@/lib/systems/first/rules/skills';
import { die } from '@/lib/systems/first/sheet/pips';
import { Issues } from './issues';
import { fiendDie } from './painted-dice';
import { useEdit, useHero } from './use-hero';

const say = panels.fiend;

/** The die of the fiend that comes first; only for whoever summons one, or has painted one already. */
export function FiendPanel() {
  const hero = useHero();
  const edit = useEdit();
  const { fiend } = hero;
  if (!fiend && !hero.skills.includes(summonFiend)) return null;
  const life = bestFace(hero.faces, 'magic');
  return (
    <Panel title={say.title}>
      <p className="text-sm text-muted">{fiend ? say.hint : say.none}</p>
      <p className="mt-1 text-sm text-muted">{say.life(life)}</p>
      <Issues at="fiend" />
      {fiend ? (
        <div className="mt-3 flex flex-col gap-3">
          <p>{panels.spent(pointsOf(die, fiend.faces), budgetOf(hero, 'fiend'))}</p>
          <DieEditor die={fiendDie} whose={terms.fiend} />
          <Button size="small" className="self-start" onClick={() => edit({ edit: 'remove-fiend' })}>
            {say.remove}
          </Button>
        </div>
      ) : (
        <Button className="mt-3" onClick={() => edit({ edit: 'add-fiend' })}>
          {say.add}
        </Button>
      )}
    </Panel>
  );
}
