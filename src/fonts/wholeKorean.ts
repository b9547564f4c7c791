// The family with all of Korean behind the sans subset of first.css. A browser fetches only the files whose
// characters it needs.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
