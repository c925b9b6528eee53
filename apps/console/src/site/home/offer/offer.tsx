import { tableIn } from '@chatdeck/sdk/constants';
import { PlanOffer } from '@chatdeck/ui/order/offer';
import { usePreferences } from '#preferences/preferences.ts';
import { HOME_TEXTS } from '../home-texts';
import * as css from '../proof/proof.css';

/** What is free and what a membership costs, by the server. */
export function Offer() {
  const { locale } = usePreferences();
  return (
    <section className={css.section} aria-labelledby="plans-title">
      <h2 id="plans-title" className={css.heading}>
        {tableIn(HOME_TEXTS, locale).plansTitle}
      </h2>
      <div className={css.below}>
        <PlanOffer />
      </div>
    </section>
  );
}
