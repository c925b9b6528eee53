// Styles produce class names but no CSS, which jsdom would compute for each query.
import '@vanilla-extract/css/disableRuntimeStyles';
