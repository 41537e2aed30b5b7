; What compiled code needs around it in WebAssembly: memory, and the way in.
;
; numba counts who uses an array, and gives it back when nobody does. Here arrays lie on a stack, above
; the sheet: those at its top that nobody uses any more are gone. It begins anew with every search.

target triple = "wasm32-unknown-unknown"

; An array as numba's run time has it. The two pointers in the middle are ours to use: the first one is
; the array below.
%array = type { i64, ptr, ptr, ptr, i64 }     ; users, below, nothing, data, bytes

@__heap_base = external global i8             ; Where free memory begins, says the linker.
@bytes = internal global i32 0                ; The bytes of the sheet.
@last = internal global ptr null              ; The array at the top of the stack.
@top = internal global i32 0                  ; Where the stack ends.

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

; The search of a game: where it leaves its result and what went wrong, then an array: memory that is
; counted and an object of Python that it belongs to, its length, the bytes of a number, the address,
; and once more the length and the bytes from one number to the next.
declare i32 @kernel(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64)

; Return where a sheet of so many bytes is to be put.
define ptr @room(i32 %bytes) {
  store i32 %bytes, ptr @bytes
  store i32 ptrtoint (ptr @__heap_base to i32), ptr @top
  store ptr null, ptr @last
  %sheet = call ptr @taken(i32 %bytes)
  ret ptr %sheet
}

; Search, and write on the sheet what came of it; return what went wrong, 0 if nothing did.
define i32 @search() {
  %found = alloca i64
  %wrong = alloca ptr
  %bytes = load i32, ptr @bytes
  %sheet = call ptr @room(i32 %bytes)
  %length = zext i32 %bytes to i64
  %status = call i32 @kernel(ptr %found, ptr %wrong, ptr null, ptr null,
                             i64 %length, i64 1, ptr %sheet, i64 %length, i64 1)
  ret i32 %status
}

; Take so many bytes from free memory, in steps of 32.
define internal ptr @taken(i32 %bytes) {
  %top = load i32, ptr @top
  %ragged = add i32 %top, 31
  %first = and i32 %ragged, -32
  %end = add i32 %first, %bytes
  store i32 %end, ptr @top
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %there = shl i32 %pages, 16
  %enough = icmp ule i32 %end, %there
  br i1 %enough, label %done, label %grow
grow:
  %missing = sub i32 %end, %there
  %rounded = add i32 %missing, 65535
  %more = lshr i32 %rounded, 16
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %refused = icmp eq i32 %before, -1
  br i1 %refused, label %full, label %done
full:
  call void @llvm.trap()
  unreachable
done:
  %memory = inttoptr i32 %first to ptr
  ret ptr %memory
}

; numba asks for an array of so many bytes, at a multiple of a power of two: 32 is enough for all.
define ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %align) {
  %whole = trunc i64 %bytes to i32
  %size = add i32 %whole, 32                  ; of an %array
  %array = call ptr @taken(i32 %size)
  %below = load ptr, ptr @last
  %below.at = getelementptr %array, ptr %array, i32 0, i32 1
  %data.at = getelementptr %array, ptr %array, i32 0, i32 3
  %data = getelementptr i8, ptr %array, i32 32
  store i64 1, ptr %array
  store ptr %below, ptr %below.at
  store ptr %data, ptr %data.at
  store ptr %array, ptr @last
  ret ptr %array
}

; Nobody uses an array any more.
define void @NRT_MemInfo_call_dtor(ptr %unused) {
  br label %next
next:
  %array = load ptr, ptr @last
  %none = icmp eq ptr %array, null
  br i1 %none, label %done, label %look
look:
  %users = load i64, ptr %array
  %used = icmp ne i64 %users, 0
  br i1 %used, label %done, label %drop
drop:
  %below.at = getelementptr %array, ptr %array, i32 0, i32 1
  %below = load ptr, ptr %below.at
  store ptr %below, ptr @last
  %top = ptrtoint ptr %array to i32
  store i32 %top, ptr @top
  br label %next
done:
  ret void
}

; For numba's `exp`. The function is the one of exponential.py, called as `kernel` is.
declare i32 @exponential(ptr, ptr, double)

define double @exp(double %exponent) {
  %found = alloca double
  %wrong = alloca ptr
  %status = call i32 @exponential(ptr %found, ptr %wrong, double %exponent)
  %power = load double, ptr %found
  ret double %power
}

; For numba's question whether a size is too large for a word: none is here, so there is nothing above
; the lower word of a product but its sign.
define void @__multi3(ptr %product, i64 %a, i64 %a.high, i64 %b, i64 %b.high) {
  %low = mul i64 %a, %b
  %high = ashr i64 %low, 63
  %high.at = getelementptr i64, ptr %product, i32 1
  store i64 %low, ptr %product
  store i64 %high, ptr %high.at
  ret void
}
