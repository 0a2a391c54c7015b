import { Home } from '@/components/roster/home';
import { pageNonce } from '@/components/site/page-nonce';
import { Introduction, Samples } from '@/components/site/welcome';
import { words } from '@/lib/messages/index';

export default async function Page() {
  const { heading, opening } = words.myHeroes;
  return (
    <Home heading={heading} opening={opening} nonce={await pageNonce()} introduction={<Introduction />}>
      <Samples />
    </Home>
  );
}
