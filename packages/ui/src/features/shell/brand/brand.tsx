import * as css from './brand.css';

/** The logo and the name of the product. */
export function Brand() {
  return (
    <div className={css.brand}>
      <svg className={css.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M6 9h12a3 3 0 0 1 3 3v4.500a3 3 0 0 1-3 3h-6.200l-3.600 3a.6.6 0 0 1-1-.46V19.500H6a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3z"
        />
        <path
          d="M5.500 6h13M8 2.750h8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <span>Chatdeck</span>
    </div>
  );
}
