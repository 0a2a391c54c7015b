'use client';
import { useEffect, useState } from 'react';
import { ConversionDialog } from '@/components/draft/conversion-dialog';
import { useShown } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { skillsPanel as say } from '#words/painted-die/messages/panels';
import { gameName } from '@/lib/systems/open';
import { skillsElsewhere, type SkillElsewhere } from './skills-elsewhere';
import { hasWords } from './has-words';

/** ms without a key before other games are asked. */
const pause = 250;

/** Letters of a search that say enough. */
const fewest = 3;

/** Skills of other games that the search names and this hero could learn there, with the way there. */
export function Elsewhere({ query }: { readonly query: string }) {
  const { document } = useShown();
  const [answer, set] = useState<{ readonly query: string; readonly found: readonly SkillElsewhere[] }>();
  const [chosen, choose] = useState<SkillElsewhere>();
  const isAsked = query.trim().length >= fewest;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      skillsElsewhere(document, (name) => hasWords(name, query)).then(
        (found) => {
          if (isWanted) set({ query, found });
        },
        // Without the other game's scripts there is nothing to offer.
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [document, query, isAsked]);
  const found = isAsked && answer?.query === query ? answer.found : [];
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {found.map((each) => {
        const { skill, conversion } = each;
        const game = gameName(conversion.document.system);
        return (
          <div
            key={`${game} ${skill}`}
            data-elsewhere
            className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-gold p-3"
          >
            <p>{say.elsewhere(skill, game)}</p>
            <Button size="small" onClick={() => choose(each)}>
              {say.switchTo(game)}
            </Button>
          </div>
        );
      })}
      {chosen && <ConversionDialog conversion={chosen.conversion} onClose={() => choose(undefined)} />}
    </div>
  );
}
