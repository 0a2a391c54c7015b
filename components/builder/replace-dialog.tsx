'use client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { words } from '@/lib/messages/index';
import { keepHero } from '@/components/site/keep-file';
import { isBlank, type Question } from './state';
import { useBench, useBuilder } from './use-builder';

const say = words.builder.replace;

/** Asks before a hero takes the place of another, so that nothing is lost. */
export function ReplaceDialog() {
  const { question } = useBuilder();
  if (!question) return null;
  return question.ask === 'which' ? (
    <Which heroes={question.heroes} />
  ) : (
    <Replace incoming={question.incoming} />
  );
}

type Incoming = Extract<Question, { readonly ask: 'replace' }>['incoming'];

function Replace({ incoming }: { readonly incoming: Incoming }) {
  const { hero } = useBuilder();
  const { dispatch } = useBench();
  const fresh = isBlank(incoming);
  const replace = () => dispatch({ do: 'replace', hero: incoming });
  return (
    <Dialog
      open
      onOpenChange={() => dispatch({ do: 'keep' })}
      title={fresh ? say.freshTitle : say.title(incoming.name)}
      description={say.description(hero.name)}
      closeLabel={words.builder.actions.close}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            keepHero(hero);
            replace();
          }}
        >
          {say.downloadFirst(hero.name)}
        </Button>
        <Button onClick={replace}>{fresh ? say.openFresh : say.open}</Button>
        <Button look="main" onClick={() => dispatch({ do: 'keep' })}>
          {say.keep(hero.name)}
        </Button>
      </div>
    </Dialog>
  );
}

function Which({ heroes }: { readonly heroes: readonly Incoming[] }) {
  const { dispatch } = useBench();
  return (
    <Dialog
      open
      onOpenChange={() => dispatch({ do: 'keep' })}
      title={say.which}
      description={say.whichDescription}
      closeLabel={words.builder.actions.close}
    >
      <ul className="flex flex-col gap-2">
        {heroes.map((hero, index) => (
          <li key={index}>
            <Button className="w-full" onClick={() => dispatch({ do: 'bring', heroes: [hero] })}>
              {hero.name}
              {hero.title !== '' && (
                <span className="font-title font-normal text-muted italic">{hero.title}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
