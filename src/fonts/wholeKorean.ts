// The family behind the sans cuts of first.css, with all of Korean. A browser fetches only the files whose characters it meets.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
