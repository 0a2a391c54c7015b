import { Link } from '@/components/ui/link';
import { CardFaceView } from '@/components/card/card-face';
import { CopyLink } from '@/components/site/copy-link';
import { fileOfParty } from '@/components/site/keep-file';
import { partyPlayPath, partyTablePath } from '@/components/site/play-path';
import { SheetState } from '@/components/site/sheet-state';
import { buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { encodeSheet, heroPath, partyPath } from '@/lib/share/index';
import { cardsOf, textsOf } from '@/lib/systems/document';
import type { Party } from '@/lib/systems/file';
import { hasPart } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { Enlarge } from './enlarge';
import { FileLink } from './file-link';
import { SaveShared } from './save-shared';

function Member({ document }: { readonly document: SheetDocument }) {
  const { party, hero: say } = messages.site;
  const code = encodeSheet(document);
  const [card] = cardsOf(document);
  const { name, title } = textsOf(document);
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-3 rounded-card border border-line bg-leaf p-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4 sm:p-4">
      {card && (
        <div className="overflow-hidden rounded-[4.76%/3.41%] shadow-[0_1px_3px_rgb(20_14_8/0.25)]">
          <Enlarge label={say.enlarge(say.front(name))}>
            <CardFaceView face={card.front} size={card.size} label={say.front(name)} />
          </Enlarge>
        </div>
      )}
      <div className="flex flex-col items-start gap-3">
        <div>
          <h2 className="text-2xl">{name}</h2>
          {title !== '' && <p className="font-title text-lg text-muted italic">{title}</p>}
        </div>
        <SheetState document={document} />
        {code.ok ? (
          <p className="flex flex-wrap gap-2">
            <Link href={heroPath(code.value)} className={buttonClass({ size: 'small' })}>
              {party.show}
            </Link>
            <Link
              href={`/build?from=${encodeURIComponent(code.value)}`}
              className={buttonClass({ size: 'small' })}
            >
              {party.copy}
            </Link>
          </p>
        ) : (
          <p className="text-muted">{party.tooLong}</p>
        )}
      </div>
    </li>
  );
}

/** A shared party: its heroes by the fronts of their cards, each with its own link. */
export function PartyView({ party, code }: { readonly party: Party; readonly code: string }) {
  const { party: say, titles } = messages.site;
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-muted">
            {say.kind} · {say.heroes(party.heroes.length)}
          </p>
          <h1 className="text-4xl sm:text-5xl">{titles.party(party.name)}</h1>
        </div>
        <div className="flex flex-wrap gap-2">
          {party.heroes.length > 0 && (
            <Link href={`/print?party=${encodeURIComponent(code)}`} className={buttonClass({ look: 'main' })}>
              {say.printAll}
            </Link>
          )}
          {party.heroes.length > 0 && (
            <Link href={`/print?party=${encodeURIComponent(code)}&kit`} className={buttonClass({})}>
              {say.printKit}
            </Link>
          )}
          {party.heroes.length > 0 && <SaveShared code={code} label={say.save} />}
          {party.heroes.length > 1 && party.heroes.every(({ system }) => hasPart(system, 'play')) && (
            <Link href={partyPlayPath(code)} className={buttonClass({})}>
              {say.play}
            </Link>
          )}
          {party.heroes.length > 0 && party.heroes.every(({ system }) => hasPart(system, 'companion')) && (
            <Link href={partyTablePath(code)} className={buttonClass({})}>
              {say.table}
            </Link>
          )}
          <CopyLink of={code} to={{ path: partyPath(code) }} />
          <FileLink
            address={`${partyPath(code)}/file`}
            file={fileOfParty(party)}
            label={messages.site.hero.download}
          />
        </div>
      </header>
      {party.heroes.length === 0 ? (
        <p>{say.empty}</p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {party.heroes.map((hero, index) => (
            <Member key={index} document={hero} />
          ))}
        </ul>
      )}
    </article>
  );
}
