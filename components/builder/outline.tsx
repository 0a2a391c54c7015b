import { viewsOf } from '@/components/systems/use-views';
import { Waiting } from '@/components/site/waiting';
import { messages } from '@/lib/messages/index';
import { firstSystem, nounOf } from '@/lib/systems/open';
import { CardSpace } from './card-space';
import { Layout } from './layout';

const say = messages.builder;

/** The builder before the sheet is known: the same places, so that nothing jumps when it comes. */
export function Outline() {
  const { BuilderOutline } = viewsOf(firstSystem);
  return (
    <div aria-busy className="min-h-[200dvh]">
      <h1 className="sr-only">{say.title}</h1>
      <Layout
        head={
          <>
            <p
              role="status"
              className="flex min-h-17 items-end pb-0.5 text-sm text-muted sm:min-h-10 sm:items-center sm:pb-0"
            >
              <Waiting first={say.loading} />
            </p>
            <Head />
          </>
        }
        main={<BuilderOutline />}
        panels={null}
        side={<CardSpace />}
      />
    </div>
  );
}

function Head() {
  return (
    <div aria-hidden className="@container">
      <div className="grid items-end gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <p className="border-b border-line pb-0.5 font-display text-4xl leading-tight font-bold text-transparent sm:text-[2.75rem]">
            {say.nameless(nounOf(firstSystem).one)}
          </p>
          <p className="border-b border-line pb-0.5 font-title text-xl leading-tight text-transparent">
            {say.heroTitle}
          </p>
        </div>
        <div className="w-full max-w-72">
          <p className="text-lg text-transparent">{messages.site.state.legal}</p>
          <div className="mt-1.5 h-2.5 rounded-full bg-line" />
        </div>
      </div>
    </div>
  );
}
