import { tableIn } from '@chatdeck/sdk/constants';
import { RecipeList } from '@chatdeck/ui/recipe/list';
import { Link } from 'react-router';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from '../proof/proof.css';
import { RECIPE_TEXTS } from './recipe-texts';

/** Ten examples; each link leads to its import, by way of the login for whoever has no session yet. */
export function Recipes() {
  const { locale } = usePreferences();
  const t = tableIn(RECIPE_TEXTS, locale);
  return (
    <section id="examples" className={css.section} aria-labelledby="examples-title">
      <h2 id="examples-title" className={css.heading}>
        {t.title}
      </h2>
      <p className={css.text}>{t.text}</p>
      <div className={css.below}>
        <RecipeList
          actionOf={({ name, title }) => (
            <Link
              to={`/wechat/recipes?recipe=${name}`}
              className={css.footLink}
              aria-label={`${t.add} · ${title}`}
            >
              {t.add}
            </Link>
          )}
        />
      </div>
    </section>
  );
}
