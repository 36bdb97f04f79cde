import { barred } from '../link/barred';
import { t } from '../text/language';
import { Page } from './page';

export function BarredScreen() {
  return (
    <Page>
      <h1 class="page-title">{t(`barred.${barred()!}`)}</h1>
      <p>{t(`barred.${barred()!}.more`)}</p>
    </Page>
  );
}
