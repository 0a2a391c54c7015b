import { Welcome } from '@/components/site/welcome';

export default function Page() {
  return <Welcome />;
}
